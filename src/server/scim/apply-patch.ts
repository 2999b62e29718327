/** SCIM's PATCH (RFC 7644, 3.5.2): operations on a user, which is then read like one that was sent whole. */
import type { ScimPatch } from '../../contract/scim.ts'
import { fail } from '../platform/fail.ts'
import { userSchema } from './show-user.ts'

type Document = Record<string, unknown>
type Item = Record<string, unknown>

/** What the product keeps; other attributes are accepted and left alone. */
const simple = new Set(['username', 'externalid', 'active'])
const lists = new Set(['emails', 'phonenumbers'])
const spelling: Record<string, string> = {
  username: 'userName',
  externalid: 'externalId',
  phonenumbers: 'phoneNumbers',
  givenname: 'givenName',
  familyname: 'familyName',
}
const spell = (name: string) => spelling[name.toLowerCase()] ?? name.toLowerCase()

export function applyPatch(user: Document, { Operations }: ScimPatch): Document {
  const changed = structuredClone(user)
  for (const { op, path, value } of Operations) {
    if (path === undefined) {
      if (op === 'remove' || typeof value !== 'object' || value === null) throw refuse('needs a path or an object')
      for (const [name, one] of Object.entries(value)) change(changed, op, name, one)
    } else change(changed, op, path, value)
  }
  return changed
}

function change(user: Document, op: ScimPatch['Operations'][number]['op'], path: string, value: unknown): void {
  const [, attribute = '', filter, part] =
    /^(\w+)(?:\[([^\]]*)\])?(?:\.(\w+))?$/.exec(path.replace(`${userSchema}:`, '')) ?? []
  if (!attribute) {
    // The product doesn't store extensions, such as the enterprise user.
    if (path.startsWith('urn:')) return
    throw refuse(`can’t read the path ${path}`)
  }
  const name = attribute.toLowerCase()
  const given = op === 'remove' ? undefined : value
  if (simple.has(name)) user[spell(name)] = given
  else if (name === 'name') changeName(user, part, given)
  else if (lists.has(name)) changeList(user, spell(name), { filter, part, given, isAdded: op === 'add' })
}

function changeName(user: Document, part: string | undefined, given: unknown): void {
  const known = (user.name ?? {}) as Item
  if (part) user.name = { ...known, [spell(part)]: given }
  else user.name = { ...known, ...(typeof given === 'object' ? given : {}) }
}

type ListChange = { filter: string | undefined; part: string | undefined; given: unknown; isAdded: boolean }

function changeList(user: Document, name: string, { filter, part, given, isAdded }: ListChange): void {
  const known = (Array.isArray(user[name]) ? user[name] : []) as Item[]
  if (filter === undefined && part === undefined) {
    const items = (given === undefined ? [] : [given].flat()) as Item[]
    const isNew = ({ type }: Item) => !items.some((item) => item?.type === type)
    user[name] = isAdded ? [...known.filter(isNew), ...items] : items
    return
  }
  const type = /^type\s+eq\s+"([^"]*)"$/i.exec(filter ?? '')?.[1]
  const isPrimary = /^primary\s+eq\s+"?true"?$/i.test(filter ?? '')
  if (filter !== undefined && type === undefined && !isPrimary) throw refuse(`can’t read the filter ${filter}`)
  const isMeant = (item: Item) => (type === undefined ? !isPrimary || item.primary === true : item.type === type)
  const others = known.filter((item) => !isMeant(item))
  if (given === undefined) user[name] = others
  else {
    const before = known.find(isMeant) ?? { type: type ?? 'work' }
    const after = part || typeof given !== 'object' ? { ...before, [part ?? 'value']: given } : { ...before, ...given }
    user[name] = [...others, after]
  }
}

function refuse(why: string) {
  return fail('invalid', { message: `Operations: ${why}`, field: 'Operations' })
}
