/** Adding many physicians: paste, correct in place, leave rows out, add; the server's problems at their cells. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Answers, renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { readToasts } from '../../ui/toast.ts'
import { BulkAdd } from './bulk-add.tsx'

const table =
  'Name\tE-mail\tLevel\nChoi, Hana\thana@x.io\tAttending\nDr. Bo Li, MD\tbo@x\tguru\nCara Old\told@x.io\tsenior\n'

function open(answers: Answers = {}) {
  const [onAdded, onClose] = [vi.fn(), vi.fn()]
  const rendered = renderPage(<BulkAdd known={[{ email: 'OLD@x.io' }]} onAdded={onAdded} onClose={onClose} />, {
    answers,
  })
  return { ...rendered, onAdded, onClose, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(screen.getByRole('textbox', { name: 'Table' }))
  await user.paste(text)
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const problemAt = (name: string) => {
  const id = cell(name).getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : null
}

it('says what is wrong with a name as a sentence', async () => {
  const { user } = open()
  await paste(user, `First name\tLast name\tEmail\nBo\t${'x'.repeat(300)}\tbo@clinic.example`)
  expect(problemAt('Last name, row 1')).toBe('Must have at most 100 characters')
})

it('reads a pasted table and marks problems by cell', async () => {
  const { user } = open()
  await paste(user, table)
  expect(cell('First name, row 2').value).toBe('Bo')
  expect(cell('Experience level, row 1').value).toBe('attending')
  expect(problemAt('Email, row 2')).toBe('Valid email is required')
  expect(problemAt('Experience level, row 2')).toContain('Enter resident')
  expect(problemAt('Email, row 3')).toBe('Already in the group; leave the row out')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 3 physicians' }).disabled).toBe(true)
})

it('adds what was corrected in one call, and shows the server’s problem at its cell', async () => {
  const taken = 'This email address is already taken.'
  const { user, answer, bodies, onAdded } = open({
    createPhysicians: {
      refusedWith: 409,
      code: 'conflict',
      message: taken,
      problems: [{ field: 'physicians.1.email', message: taken }],
    },
  })
  await paste(user, table)
  await user.type(cell('Email, row 2'), '.io')
  await user.clear(cell('Experience level, row 2'))
  await user.click(screen.getByRole('checkbox', { name: 'Add row 3' }))
  await user.click(screen.getByRole('button', { name: 'Add 2 physicians' }))
  await waitFor(() => expect(problemAt('Email, row 2')).toBe(taken))
  expect(problemAt('Email, row 1')).toBeNull()

  answer({ createPhysicians: { added: [sampleUser(), sampleUser()] } })
  await user.type(cell('Email, row 2'), 'x')
  await user.click(screen.getByRole('button', { name: 'Add 2 physicians' }))
  await waitFor(() => expect(onAdded).toHaveBeenCalled())
  expect(bodies[1]).toMatchObject({
    physicians: [
      { firstName: 'Hana', lastName: 'Choi', email: 'hana@x.io', experienceLevel: 'attending' },
      { firstName: 'Bo', lastName: 'Li', email: 'bo@x.iox', experienceLevel: 'mid-level' },
    ],
  })
  expect(readToasts()[0]?.description).toBe('2 physicians added')
})

it('leaves out everyone who is in the group already at once, and asks before the rest is lost', async () => {
  const { user, onClose } = open()
  const rows = ['Hana Choi\thana@x.io', 'Cara Old\told@x.io', 'Bo Li\tbo@x', 'Cara Old\tOLD@X.IO']
  await paste(user, ['Name\tEmail', ...rows].join('\n'))
  await user.click(screen.getByRole('button', { name: 'Leave out 1 already in the group' }))
  expect(screen.getByText('3 of 4 will be added, 1 left out, 2 with problems')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave out 1 already in the group' }))
  expect(screen.getByText('2 of 4 will be added, 2 left out, 1 with problems')).toBeTruthy()
  expect(problemAt('Email, row 3')).toBe('Valid email is required')
  await user.click(screen.getByRole('button', { name: 'Back to Physicians' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  expect(question.getByText('Not saved yet: the physicians in this table.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('clears what it couldn’t read where nothing has to be, and keeps the rest', async () => {
  const { user } = open()
  await paste(user, 'Name\tEmail\tHire date\nHana Choi\thana@x.io\tnew grad\nBo Li\tbo@x\tMar 2019')
  await user.click(screen.getByRole('button', { name: 'Clear 1 marked cell' }))
  expect(cell('Start date with group, row 1').value).toBe('')
  expect(cell('Start date with group, row 2').value).toBe('2019-03-01')
  expect(problemAt('Email, row 2')).toBe('Valid email is required')
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull()
})

it('lets a column mean something else, and keeps corrections', async () => {
  const { user } = open()
  await paste(user, 'Alpha,Beta,Mail\nHana,Choi,hana@x.io\nBo,Li,bo@x.io')
  await user.clear(cell('First name, row 1'))
  await user.type(cell('First name, row 1'), 'Anna')
  const columns = screen.getByText('Columns').closest('section')!
  await user.click(within(columns).getByRole('combobox', { name: 'Field for Alpha' }))
  await user.click(screen.getByRole('option', { name: 'Last name' }))
  expect(cell('Last name, row 2').value).toBe('Bo')
  expect(cell('First name, row 1').value).toBe('Anna')
  expect(problemAt('First name, row 2')).toBe('First name is required')
})

it('reads an uploaded .csv file, and says what to do with a workbook', async () => {
  const { user } = open()
  const chooser = screen.getByLabelText('File with physicians')
  await userEvent
    .setup({ applyAccept: false })
    .upload(chooser, new File([new Uint8Array([0x50, 0x4b, 3, 4, 9])], 'staff.xlsx'))
  expect(await screen.findByText(/We couldn’t read staff.xlsx as a spreadsheet/)).toBeTruthy()
  // What Excel on Windows writes: é as one byte.
  const latin = new Uint8Array([...'Name,Email\nZo'].map((letter) => letter.charCodeAt(0)).concat(0xe9))
  await user.upload(chooser, new File([latin, ' Li,zoe@x.io\n'], 'staff.csv', { type: 'text/csv' }))
  await waitFor(() => expect(cell('First name, row 1').value).toBe('Zoé'))
})

it('says which rows it skipped, and puts one back', async () => {
  const { user } = open()
  await paste(user, 'Name\tEmail\tFTE\nNOCTURNISTS\t\t\nHana Choi\thana@x.io\t1\nTOTAL\t\t1')
  expect(screen.getByRole('heading', { name: '2 rows skipped' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Put back NOCTURNISTS' }))
  expect(cell('Last name, row 2').value).toBe('NOCTURNISTS')
  expect(screen.getByRole('heading', { name: '1 row skipped' })).toBeTruthy()
})
