/** The log of calls: who was refused what, by number, and nothing personal of anybody, whatever is sent. */
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../../../tests/server/test-app.ts'
import { addGroup } from '../../../../tests/server/two-groups.ts'

const personal = 'zebulon.oquirk@clinic.example'

it('names the account behind each refused call, and no person', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const test = await openTestApp(undefined, { log })
  onTestFinished(test.close)
  const { admin, physician } = await addGroup(test.services.orm)
  const body = { email: personal, firstName: personal, lastName: personal }
  const calls = [
    { as: undefined, status: 401, method: 'GET', url: `/api/users?name=${personal}` },
    { as: physician, status: 403, method: 'POST', url: '/api/physicians', body },
    { as: admin, status: 400, method: 'POST', url: '/api/physicians', body: { ...body, email: `${personal},` } },
    { as: admin, status: 404, method: 'GET', url: `/api/schedules/999999/problem?name=${personal}` },
    { as: admin, status: 201, method: 'POST', url: '/api/physicians', body },
  ]
  for (const { method, url, status, ...options } of calls) {
    lines.length = 0
    const { statusCode, body: answer } = await test.call(method, url, options)
    expect([url, statusCode], answer).toEqual([url, status])
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    expect(said).toMatchObject([{ status, method }])
    expect(said[0].userId, url).toBe(status < 400 ? undefined : options.as)
    expect(lines.join()).not.toContain('zebulon')
  }
  // A line break in an address starts no line of its own.
  lines.length = 0
  await test.call('GET', '/api/users?name=%0A{"msg":"forged"}', { headers: { 'user-agent': 'a\tb' } })
  for (const line of lines) expect(line.trimEnd().split(/[\r\n]/), line).toHaveLength(1)
  expect(lines.map((line) => JSON.parse(line).msg)).not.toContain('forged')
})
