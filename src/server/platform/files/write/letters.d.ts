/** Types for the parts we use of typeface packages that have none. */
declare module 'fontkit' {
  type Font = {
    unitsPerEm: number
    ascent: number
    descent: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { advanceWidth: number }
  }
  export function create(content: Uint8Array): Font
}

declare module 'subset-font' {
  function subsetFont(
    font: Uint8Array,
    letters: null,
    options: { targetFormat: 'sfnt'; keepAllGlyphs: true; variationAxes: { wght: number } },
  ): Promise<Buffer>
  export = subsetFont
}

declare module 'bidi-js' {
  function createBidi(): {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array }
    getMirroredCharacter(letter: string): string | null
  }
  export = createBidi
}
