/** Real-world tables, and how they are read. */
import { describe, expect, it } from 'vitest'
import { readHeader } from './column-meanings.ts'
import { draftRows, fieldsShown, findProblems, physiciansIn, placeProblems } from './draft-rows.ts'
import { readCell } from './read-cell.ts'
import { readDelimited } from './read-delimited.ts'
import { readName } from './read-name.ts'
import { putBack, understandTable } from './understand-table.ts'

const nobody: ReadonlySet<string> = new Set()

function read(text: string) {
  const table = understandTable(readDelimited(text))
  const fields = fieldsShown(table.meanings)
  return { table, fields, rows: draftRows(table, table.meanings) }
}

describe('delimited text', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"Choi, Hana","say ""hi"""\nx,y',
      [
        ['Choi, Hana', 'say "hi"'],
        ['x', 'y'],
      ],
    ],
    [
      'a;"b\nc"\nd;e',
      [
        ['a', 'b\nc'],
        ['d', 'e'],
      ],
    ],
    ['Choi, Hana\thana@x.io', [['Choi, Hana', 'hana@x.io']]],
    [
      '\uFEFFa,,b\n,,\n1,,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['O"Neil,x', [['O"Neil', 'x']]],
  ])('reads %j', (text, cells) => {
    expect(readDelimited(text)).toEqual(cells)
  })
})

describe('names in one cell', () => {
  it.each([
    ['Dr. Hana Choi, MD', 'Hana', 'Choi'],
    ['Choi, Hana', 'Hana', 'Choi'],
    ['Choi, Hana, MD, FACP', 'Hana', 'Choi'],
    ['Ana de la Cruz', 'Ana', 'de la Cruz'],
    ['Mary Ann O’Neil DO', 'Mary Ann', 'O’Neil'],
    ['Cher', '', 'Cher'],
  ])('%s', (text, firstName, lastName) => {
    expect(readName(text)).toEqual({ firstName, lastName })
  })
})

describe('cells', () => {
  it.each([
    ['experienceLevel', 'PGY-3', 'resident'],
    ['experienceLevel', 'Sr. Hospitalist', 'senior'],
    ['experienceLevel', 'New grad', 'junior'],
    ['startDateWithGroup', 'Mar 2019', '2019-03-01'],
    ['fte', '80%', 0.8],
    ['fte', '100', 1],
    ['fte', '0,5', 0.5],
    ['nightShiftPreference', 'yes', 'neutral'],
    ['nightShiftPreference', 'No', 'avoid'],
    ['nightShiftPreference', 'Nocturnist', 'prefer'],
    ['weekendAvailability', 'n', false],
    ['availableDays', 'Mon, tue and Fri', ['monday', 'tuesday', 'friday']],
    ['specialtyAreas', 'ICU; Cardiology', ['ICU', 'Cardiology']],
    ['preferredShiftLength', '12 h', '12-hour'],
    ['email', 'Hana@Clinic.Example', 'hana@clinic.example'],
    ['phoneNumber', '', undefined],
  ] as const)('%s: %s', (field, text, value) => {
    expect(readCell(field, text)).toEqual({ value })
  })

  it.each([
    ['firstName', '', 'First name is required'],
    ['email', 'nobody', 'Valid email is required'],
    ['maxConsecutiveDays', '15', 'Must be a whole number from 1 to 14'],
    ['fte', '2%', 'Must be a number from 0.1 to 1, or a percentage'],
    ['experienceLevel', 'guru', 'Enter resident, junior, mid-level, senior, or attending'],
  ] as const)('refuses %s: %s', (field, text, problem) => {
    expect(readCell(field, text)).toEqual({ problem })
  })
})

describe('columns', () => {
  it.each([
    ['E-Mail Address', 'email'],
    ['FTE (%)', 'fte'],
    ['Hire_Date', 'startDateWithGroup'],
    ['Nocturnist? Y/N', 'nightShiftPreference'],
    ['New grad (Y/N)', 'experienceLevel'],
    ['Credentials', undefined],
    ['Shoe size', undefined],
  ])('%s', (header, meaning) => {
    expect(readHeader(header)).toBe(meaning)
  })

  it('knows columns by their headers', () => {
    const { table } = read(
      'Provider\tE-mail\tCell\tTitle\tFTE\tHire date\tNights\tShoe size\nA B\ta@b.io\t\t\t\t\t\t44',
    )
    expect(table.meanings).toEqual([
      'name',
      'email',
      'phoneNumber',
      'experienceLevel',
      'fte',
      'startDateWithGroup',
      'nightShiftPreference',
      'nothing',
    ])
  })

  it('knows columns by their contents', () => {
    const { table, rows } = read(
      'Choi, Hana\thana@x.io\t(555) 014-2222\tattending\t0.8\t7/1/2021\nLi, Bo\tbo@x.io\t555-014-3333\tjunior\t1\t1/5/2020',
    )
    expect(table.headers[0]).toBe('Column 1')
    expect(table.meanings).toEqual(['name', 'email', 'phoneNumber', 'experienceLevel', 'fte', 'startDateWithGroup'])
    expect(rows[1]!.texts).toMatchObject({ firstName: 'Bo', lastName: 'Li', startDateWithGroup: '2020-01-05' })
  })

  it('that claim something take yes for it and no for nothing', () => {
    const { rows } = read('Name,Email,Nocturnist? Y/N,New grad\nA B,a@x.io,Y,x\nC D,c@x.io,N,no\nE F,e@x.io,,')
    expect(rows.map(({ texts }) => [texts.nightShiftPreference, texts.experienceLevel])).toEqual([
      ['prefer', 'junior'],
      ['neutral', ''],
      ['', ''],
    ])
  })

  it('takes two columns of single words for first and last name', () => {
    expect(read('Hana,Choi,hana@x.io\nBo,Li,bo@x.io').table.meanings).toEqual(['firstName', 'lastName', 'email'])
  })
})

describe('rows', () => {
  const staff = `Riverbend Hospitalists FY26,,
Revised by Dr. Sue Park 3/2/2026,,
Name,Email,FTE
DAY TEAM,,
"Choi, Hana",hana@x.io,0.8
Dr. Day Total,total@x.io,1
"Li, Bo",,
Name,Email,FTE
NOCTURNISTS,,
Cara Old,old@x.io,1
TOTAL,,2.8
questions: call Sue x4417,,`

  it('that are titles, headings, totals or notes are skipped and named', () => {
    const { table } = read(staff)
    expect(table.headers).toEqual(['Name', 'Email', 'FTE'])
    expect(table.rows.map(([name]) => name)).toEqual(['Choi, Hana', 'Dr. Day Total', 'Li, Bo', 'Cara Old'])
    expect(table.skipped.map(({ cells, reason }) => `${reason}: ${cells[0]}`)).toEqual([
      'title: Riverbend Hospitalists FY26',
      'title: Revised by Dr. Sue Park 3/2/2026',
      'heading or note: DAY TEAM',
      'the header again: Name',
      'heading or note: NOCTURNISTS',
      'total: TOTAL',
      'heading or note: questions: call Sue x4417',
    ])
  })

  it('that were skipped can be put back, after the others', () => {
    const { table } = read(staff)
    const more = putBack(table, table.skipped[2]!)
    expect(more.rows.at(-1)).toEqual(['DAY TEAM', '', ''])
    expect(more.skipped).toHaveLength(6)
  })

  it('become physicians with defaults for what the table does not say', () => {
    const { rows, fields } = read('Name,Email,FTE\n"Choi, Hana",HANA@x.io,60%')
    expect(findProblems(rows, fields, nobody).size).toBe(0)
    expect(physiciansIn(rows, fields)).toMatchObject([
      { firstName: 'Hana', lastName: 'Choi', email: 'hana@x.io', fte: 0.6, maxConsecutiveDays: 7, minRestDays: 1 },
    ])
  })

  it('name the twin of an address, and those who are in the group already', () => {
    const { rows, fields } = read('Name,Email\nA B,a@x.io\nC D,A@x.io\nE F,e@x.io')
    const problems = findProblems(rows, fields, new Set(['e@x.io']))
    expect(Object.fromEntries(problems)).toEqual({
      1: { email: 'Same email as row 1' },
      2: { email: 'Already in the group; leave the row out' },
    })
  })

  it('get the server’s problems at the cell that was meant, though rows were left out', () => {
    const { rows } = read('Name,Email\nA B,a@x.io\nC D,c@x.io\nE F,e@x.io')
    const placed = placeProblems([{ field: 'physicians.1.email', message: 'taken' }], [rows[0]!, rows[2]!])
    expect(Object.fromEntries(placed)).toEqual({ 2: { email: 'taken' } })
  })
})
