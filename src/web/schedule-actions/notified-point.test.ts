import { expect, test } from 'vitest'
import { describeNotified } from './notified-point.ts'

const nobody = { emailAndDevice: 0, email: 0, device: 0, neither: 0 }

test.each([
  ['off', { neither: 2 }, 'Email isn’t set up', '2 people will see it only when they sign in.'],
  [
    'off',
    { device: 3, neither: 1 },
    'Email isn’t set up',
    '3 people will get it on their devices. 1 person will see it only when they sign in.',
  ],
  ['off', { device: 3 }, '3 people will be notified', 'On their devices and in Evenshift.'],
  ['ok', { email: 2 }, '2 people will be notified', 'By email and in Evenshift.'],
  [
    'ok',
    { emailAndDevice: 1, email: 2, device: 3, neither: 4 },
    '10 people will be notified',
    '1 by email and on their devices, 2 by email, 3 on their devices, 4 only in Evenshift.',
  ],
  [
    'failing',
    { email: 2 },
    'The mail server isn’t responding',
    '2 people will see it when they sign in. Emails go out once it’s back.',
  ],
  [
    'failing',
    { emailAndDevice: 1, email: 1 },
    'The mail server isn’t responding',
    '1 person will get it on their devices. 1 person will see it when they sign in. Emails go out once it’s back.',
  ],
] as const)('who is notified how, if email is %s: %o', (email, counts, title, says) => {
  expect(describeNotified({ ...nobody, ...counts }, email)).toMatchObject({ title, says })
})
