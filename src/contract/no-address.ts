/** Stand-in addresses of physicians whose email address is not known yet: no mail goes to them, and screens say so. */

/** Below the top-level domain that never exists (RFC 2606); erased people have addresses below it, too. */
const domain = 'no-address.invalid'

export function hasNoAddress(email: string): boolean {
  return email.toLowerCase().endsWith('.invalid')
}

/** `number` tells two people of the same name apart. */
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
