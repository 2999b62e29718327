/** Tells what a file really is from its first bytes and, for containers, from the names inside. */
import { listEntries } from './read-zip.ts'

export type RealKind =
  | 'xlsx'
  | 'xls'
  | 'docx'
  | 'doc'
  | 'pdf'
  | 'html'
  | 'text'
  | 'encrypted'
  | 'rtf'
  | 'picture'
  | 'zip'
  | 'ole'
  | 'binary'

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

export async function sniff(bytes: Buffer): Promise<RealKind> {
  if (startsWith(bytes, 0x50, 0x4b)) return sniffZip(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return sniffCompound(bytes)
  const head = bytes.subarray(0, 1024).toString('latin1')
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('{\\rtf')) return 'rtf'
  // Excel before 97 wrote its records without a container.
  if (startsWith(bytes, 0x09) && [0x00, 0x02, 0x04, 0x08].includes(bytes[1]!) && bytes.length > 64) return 'xls'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff) || head.startsWith('GIF8'))
    return 'picture'
  if (/^\s*(<\?xml[^>]*>\s*)?(<!doctype html|<html|<table|<Workbook)/i.test(head)) return 'html'
  return looksLikeText(bytes) ? 'text' : 'binary'
}

function sniffZip(bytes: Buffer): RealKind {
  const entries = listEntries(bytes)
  const names = entries.map((entry) => entry.name)
  if (entries.some((entry) => entry.isEncrypted)) return 'encrypted'
  if (names.some((name) => name.startsWith('xl/'))) return 'xlsx'
  if (names.some((name) => name.startsWith('word/'))) return 'docx'
  // OpenDocument sheets: Excel's reader takes them, too.
  if (names.includes('content.xml') && names.includes('mimetype')) return 'xlsx'
  return 'zip'
}

async function sniffCompound(bytes: Buffer): Promise<RealKind> {
  const { CFB } = await import('@e965/xlsx')
  const names = new Set(CFB.read(bytes, { type: 'buffer' }).FullPaths.map((path: string) => path.split('/').at(-1)))
  if (names.has('EncryptedPackage') || names.has('EncryptionInfo')) return 'encrypted'
  if (names.has('WordDocument')) return 'doc'
  if (names.has('Workbook') || names.has('Book')) return 'xls'
  return 'ole'
}

/** UTF-16 has zeroes, but it says so with its first two bytes. */
function looksLikeText(bytes: Buffer): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return true
  const sample = bytes.subarray(0, 4096)
  let odd = 0
  for (const byte of sample) if (byte < 9 || (byte > 13 && byte < 32)) odd++
  return odd <= sample.length / 100
}
