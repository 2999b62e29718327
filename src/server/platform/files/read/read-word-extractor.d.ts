/** The part of word-extractor that is used; the package brings no types. */
declare module 'word-extractor' {
  type WordDocument = { getBody(): string; getHeaders(options?: { includeFooters?: boolean }): string }
  // biome-ignore lint/style/noDefaultExport: so the package is made.
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>
  }
}
