/** Types for the part of pdfmake we use; the package has none. */
declare module 'pdfmake' {
  type Fonts = Record<string, { normal: string; bold: string; italics?: string; bolditalics?: string }>
  const pdfmake: {
    virtualfs: { writeFileSync(name: string, content: Buffer): void }
    setFonts(fonts: Fonts): void
    setUrlAccessPolicy(allows: (address: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(document: object): { getBuffer(): Promise<Buffer> }
  }

  export = pdfmake
}
