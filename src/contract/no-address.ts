/** Placeholder addresses of physicians without a known email address: no mail goes to them, and screens say so. */

/** Under the reserved top-level domain (RFC 2606); erased people have addresses there, too. */
const domain = 'no-address.invalid'

export function hasNoAddress(email: string): boolean {
  return email.toLowerCase().endsWith('.invalid')
}

/** `number` distinguishes people with the same name. */
export function noAddressFor(name: string, groupId: number, number = 1): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, 40)
    .replace(/^\.+|\.+$/g, '')
  return `${plain || 'physician'}.${groupId}${number > 1 ? `.${number}` : ''}@${domain}`
}
