/** Submit Time Off Request: guidelines, days with their outlook, reason; the forecast comes before it is sent. */
import { CalendarClock, Info, ShieldAlert, Sparkles, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { type RequestFields, vacationForm } from '../../contract/requests.ts'
import { formatDateWithYear } from '../../engine/text/dates.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { describeDaysOff, toastDaysOff } from '../requests/days-off-words.ts'
import { TimeOffFields } from '../requests/time-off-fields.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Form, FormDialogFooter, FormProblem, useSchemaForm } from '../ui/form.tsx'
import { CheckboxField, TextareaField } from '../ui/form-fields.tsx'

type TimeOffDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Days that are filled in. */
  start?: Pick<TimeOffValues, 'startDate' | 'endDate'> | null
}

export function TimeOffDialog({ open, onOpenChange, start = null }: TimeOffDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="medium" title="Submit Time Off Request">
      <TimeOffForm start={start} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type TimeOffValues = {
  startDate: string
  endDate: string
  reason: string
  isEmergency: boolean
  coverageNeeded: boolean
}

const emptyTimeOff: TimeOffValues = {
  startDate: '',
  endDate: '',
  reason: '',
  isEmergency: false,
  coverageNeeded: true,
}

function TimeOffForm({ start, onClose }: Pick<TimeOffDialogProps, 'start'> & { onClose: () => void }) {
  const submit = useChange('createRequest', { as: 'submitVacation', saysWhy: true })
  const form = useSchemaForm({
    schema: vacationForm,
    defaultValues: { ...emptyTimeOff, ...start },
    onSubmit: (values) =>
      problemsAfter(
        submit.mutateAsync({ body: fieldsOfTimeOff(values) }).then(() => {
          toastDaysOff(values.startDate, values.endDate, 'submitVacation')
          onClose()
        }),
        { requestedDate: 'startDate' },
      ),
  })
  const [from, to] = useWatch({ control: form.form.control, name: ['startDate', 'endDate'] })
  return (
    <Form form={form} label="Submit Time Off Request">
      <DialogBody>
        <div className="flex flex-col gap-4">
          <TimeOffFields
            first={{ name: 'startDate', label: 'Start date' }}
            last={{ name: 'endDate', label: 'End date' }}
          />
          <TextareaField name="reason" label="Reason" rows={2} />
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            <CheckboxField name="coverageNeeded" label="Coverage needed" />
            <CheckboxField name="isEmergency" label="Emergency request" />
          </div>
          <Guidelines />
          <FormProblem />
        </div>
      </DialogBody>
      <FormDialogFooter pendingLabel="Submitting...">{describeDaysOff(from, to) ?? 'Submit request'}</FormDialogFooter>
    </Form>
  )
}

/** requestedDate is the first day; the notes say the range and whether coverage is needed. */
function fieldsOfTimeOff(values: TimeOffValues): RequestFields {
  const { startDate, endDate, coverageNeeded } = values
  return {
    requestType: 'timeoff',
    requestedDate: startDate,
    ...values,
    notes: `Start: ${formatDateWithYear(startDate)}, End: ${formatDateWithYear(endDate)}, Coverage needed: ${coverageNeeded ? 'Yes' : 'No'}`,
  }
}

const guidelines: { icon: ReactNode; text: string }[] = [
  { icon: <CalendarClock />, text: 'Plan at least 2 weeks ahead' },
  { icon: <ShieldAlert />, text: 'Emergency requests are reviewed within 24 hours' },
  { icon: <Users />, text: 'Coverage is arranged by seniority and availability' },
  { icon: <Sparkles />, text: 'Holiday requests need 30+ days notice' },
]

function Guidelines() {
  return (
    <section aria-label="Guidelines" className="rounded-control border border-line bg-surface px-4 py-3">
      <h3 className="flex items-center gap-2 font-semibold">
        <Info className="text-accent-text" />
        Time off guidelines
      </h3>
      <ul className="mt-1.5 flex flex-col gap-1 text-muted max-tablet:text-14">
        {guidelines.map(({ icon, text }) => (
          <li key={text} className="flex items-start gap-2 [&>.lucide]:mt-0.5 [&>.lucide]:size-3.5">
            {icon}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
