/**
 * Optional encryption of a backup (BACKUP_PASSPHRASE): AES-256-GCM with a key derived from the passphrase by scrypt. The file
 * has a mark, the salt, the initialization vector, the ciphertext, and the authentication tag.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { promisify } from 'node:util'
import { UnreadableBackup } from './backup-refused.ts'

const mark = Buffer.from('EVENSHIFT-ENCRYPTED-1\n')
const sizes = { salt: 16, start: 12, tag: 16, key: 32 }
const headSize = mark.length + sizes.salt + sizes.start
const algorithm = 'aes-256-gcm'

const deriveKey: (passphrase: string, salt: Buffer, length: number) => Promise<Buffer> = promisify(scrypt)

export async function encrypting(passphrase: string): Promise<Transform> {
  const salt = randomBytes(sizes.salt)
  const start = randomBytes(sizes.start)
  const cipher = createCipheriv(algorithm, await deriveKey(passphrase, salt, sizes.key), start)
  const stream = new Transform({
    transform: (piece, _, done) => done(null, cipher.update(piece)),
    flush: (done) => done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()])),
  })
  stream.push(Buffer.concat([mark, salt, start]))
  return stream
}

/** The bytes of a backup, decrypted if it is encrypted. */
export async function openBackup(path: string, passphrase: string | undefined): Promise<Readable> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await readAt(file, 0, headSize)
    if (!head.subarray(0, mark.length).equals(mark)) return createReadStream(path)
    if (passphrase === undefined)
      throw new UnreadableBackup(`${path} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`)
    const salt = head.subarray(mark.length, mark.length + sizes.salt)
    const key = await deriveKey(passphrase, salt, sizes.key)
    const decipher = createDecipheriv(algorithm, key, head.subarray(mark.length + sizes.salt))
    decipher.setAuthTag(await readAt(file, size - sizes.tag, sizes.tag))
    const encrypted = createReadStream(path, { start: headSize, end: size - sizes.tag - 1 })
    encrypted.on('error', (error) => decipher.destroy(error))
    return encrypted.pipe(decipher)
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  await file.read(bytes, 0, length, Math.max(position, 0))
  return bytes
}
