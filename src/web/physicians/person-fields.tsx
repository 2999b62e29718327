/** The fields of a person by theme, each with its range and what an emptied box counts as; used on both forms. */
import { CheckboxField, NumberField, SelectField, SwitchField, TextareaField, TextField } from '../ui/form-fields.tsx'
import { categoryOptions, fieldLabels, lengthOptions, shiftKindOptions } from './field-words.ts'
import { DatesField } from './fields/dates-field.tsx'
import { FieldGroup } from './fields/field-group.tsx'
import { LikesField, stanceOptions } from './fields/likes-field.tsx'
import { RolesField } from './fields/roles-field.tsx'
import { WeekdaysField } from './fields/weekdays-field.tsx'

export const fieldColumns = 'grid items-start gap-4 tablet:grid-cols-2'

export function ContactFields({ emailHelp }: { emailHelp?: string }) {
  return (
    <div className={fieldColumns}>
      <TextField name="firstName" label={fieldLabels.firstName} autoComplete="off" maxLength={100} />
      <TextField name="lastName" label={fieldLabels.lastName} autoComplete="off" maxLength={100} />
      <TextField name="email" type="email" label={fieldLabels.email} autoComplete="off" help={emailHelp} />
      <TextField name="phoneNumber" type="tel" label={fieldLabels.phoneNumber} optional autoComplete="off" />
      <TextField
        className="tablet:col-span-2"
        name="emergencyContact"
        label={fieldLabels.emergencyContact}
        placeholder="Name and number"
        optional
        autoComplete="off"
      />
    </div>
  )
}

export function AvailabilityFields() {
  return (
    <div className="flex flex-col gap-5">
      <div className={fieldColumns}>
        <NumberField
          name="maxConsecutiveDays"
          label={fieldLabels.maxConsecutiveDays}
          unit="days"
          min={1}
          max={14}
          help="1 to 14; empty counts as 7."
        />
        <NumberField
          name="minRestDays"
          label={fieldLabels.minRestDays}
          unit="days"
          min={0}
          max={7}
          help="0 to 7; empty counts as 1."
        />
        <SwitchField name="weekendAvailability" label={fieldLabels.weekendAvailability} help="Can work on weekends." />
        <SwitchField name="holidayAvailability" label={fieldLabels.holidayAvailability} help="Can work on holidays." />
      </div>
      <WeekdaysField name="availableDays" label={fieldLabels.availableDays} />
      <DatesField
        name="unavailableDates"
        label={fieldLabels.unavailableDates}
        help="No shift is ever planned on these days."
      />
    </div>
  )
}

export function WorkPreferenceFields() {
  return (
    <div className="flex flex-col gap-5">
      <div className={fieldColumns}>
        <SelectField name="preferredShiftLength" label={fieldLabels.preferredShiftLength} options={lengthOptions} />
        <SelectField name="nightShiftPreference" label={fieldLabels.nightShiftPreference} options={stanceOptions} />
      </div>
      <div className={fieldColumns}>
        <LikesField name="shiftTypePreferences" label={fieldLabels.shiftTypePreferences} kinds={shiftKindOptions} />
        <LikesField name="roleTypePreferences" label={fieldLabels.roleTypePreferences} kinds={categoryOptions} />
      </div>
      <RolesField name="preferredRoles" label={fieldLabels.preferredRoles} />
      <TextareaField
        name="schedulingNotes"
        label={fieldLabels.schedulingNotes}
        placeholder="For example: no nights before clinic on Tuesdays"
        optional
      />
    </div>
  )
}

export function NotificationFields() {
  return (
    <FieldGroup
      label={fieldLabels.notificationSettings}
      help="Every message is in the product. Choose which also come by e-mail."
    >
      <div className="flex flex-col gap-2.5">
        <CheckboxField
          name="notificationSettings.emailSchedule"
          label="A schedule with my shifts is published or changed"
        />
        <CheckboxField name="notificationSettings.emailRequests" label="A request of mine, or to me, is answered" />
        <CheckboxField name="notificationSettings.emailOpenShifts" label="A shift that I could take opens up" />
      </div>
    </FieldGroup>
  )
}
