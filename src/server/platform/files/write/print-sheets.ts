/** Makes the sheets of a workbook fit to print and to filter: as wide as a page, with their heads on every page. */
import type { Feature, Image, Sheet } from 'write-excel-file/node'
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility'

const sheetFile = 'xl/worksheets/sheet{id}.xml'

/** Sheets that lie across the page are fitted to it; the sheet named `filtered` gets arrows in its heads. */
export function printSheets(sheets: readonly Sheet<never>[], filtered: string): Feature<Image['content']> {
  return {
    files: {
      transform: {
        [sheetFile]: {
          transform: (content, { orientation, sheet }, { sheetIndex }) => {
            const fitted = orientation ? insert(content, '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>') : content
            return sheet === filtered ? insert(fitted, `<autoFilter ref="${rangeOf(sheets[sheetIndex]!)}"/>`) : fitted
          },
          // Without a size the printer's own paper is taken; a height of 0 means as many pages as needed.
          transformElementAttributes: (tag, attributes) =>
            tag === 'pageSetup'
              ? { orientation: attributes.orientation ?? 'portrait', fitToWidth: 1, fitToHeight: 0 }
              : attributes,
        },
        'xl/workbook.xml': {
          transform: (content) =>
            content.replace('<definedNames/>', `<definedNames>${sheets.map(nameHeads).join('')}</definedNames>`),
        },
      },
    },
  }
}

function insert(content: string, markup: string): string {
  const order = getOrderOfSiblings(sheetFile, 'worksheet') ?? []
  return insertElementMarkupAccordingToOrderOfSiblings(content, markup, order, 'worksheet')
}

function rangeOf({ data }: Sheet<never>): string {
  return `A1:${getCellAddress(data.length - 1, (data[0]?.length ?? 1) - 1)}`
}

function nameHeads({ sheet, stickyRowsCount }: Sheet<never>, index: number): string {
  if (!stickyRowsCount) return ''
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}!$1:$${stickyRowsCount}</definedName>`
}
