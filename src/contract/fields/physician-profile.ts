/** Who a physician is: how to reach them, their experience and their share of a full position. */

import { z } from 'zod'
import { startingValues } from '../../engine/default-physician.ts'
import { experienceLevels } from '../../engine/model.ts'
import { clockFormats } from '../../engine/text/times.ts'
import { sentence } from '../sentence.ts'
import { calendarDate, email, line, prose } from '../text.ts'
import { wholeNumber } from './field.ts'
import type { PhysicianEntry } from './physician-entry.ts'

const fteRange = sentence('Must be a number from 0.1 to 1')

export const profileFields = {
  firstName: {
    schema: line(100, 'First name is required'),
    label: 'First Name',
    section: 'contact',
    control: { kind: 'text', maxLength: 100 },
    setBy: 'physician',
    colleaguesSee: true,
    headers: ['first name', 'first', 'given name', 'forename', 'fname'],
    sample: 'Chidinma',
  },
  lastName: {
    schema: line(100, 'Last name is required'),
    label: 'Last Name',
    section: 'contact',
    control: { kind: 'text', maxLength: 100 },
    setBy: 'physician',
    colleaguesSee: true,
    headers: ['last name', 'last', 'surname', 'family name', 'lname'],
    sample: 'Abara',
  },
  email: {
    schema: email,
    label: 'Email',
    adminHelp: 'We recognize them by this address when they first sign in.',
    section: 'contact',
    control: { kind: 'text', type: 'email' },
    setBy: 'physician',
    colleaguesSee: true,
    headers: ['email', 'e mail', 'mail', 'email address', 'e mail address', 'work email'],
    sample: 'chidinma.abara@riverbend.example',
  },
  phoneNumber: {
    schema: prose(40).nullable().default(null),
    label: 'Phone Number',
    section: 'contact',
    control: { kind: 'text', type: 'tel' },
    setBy: 'physician',
    colleaguesSee: true,
    headers: ['phone', 'phone number', 'mobile', 'cell', 'cell phone', 'telephone', 'tel', 'contact number', 'pager'],
  },
  emergencyContact: {
    schema: prose(200).nullable().default(null),
    label: 'Emergency Contact',
    section: 'contact',
    isWide: true,
    control: { kind: 'text', placeholder: 'Name and number' },
    setBy: 'physician',
    headers: ['emergency contact', 'emergency', 'next of kin', 'ice'],
  },
  clockFormat: {
    schema: z.enum(clockFormats).default('12-hour'),
    label: 'Clock',
    section: 'display',
    control: { kind: 'select', labels: { '12-hour': '12-hour (7:00 PM)', '24-hour': '24-hour (19:00)' } },
    setBy: 'physician',
  },
  experienceLevel: {
    schema: z.enum(experienceLevels).default(startingValues.experienceLevel),
    label: 'Experience Level',
    section: 'experience',
    control: { kind: 'select' },
    setBy: 'admin',
    colleaguesSee: true,
    headers: ['experience level', 'experience', 'level', 'grade', 'title', 'rank title', 'position', 'seniority level'],
    claims: { 'new grad': { yes: 'junior', no: '' }, resident: { yes: 'resident', no: '' } },
    column: { header: 'Level', place: 1, sortsBy: 'option' },
    onErasure: 'keep',
    sample: 'attending',
  },
  fte: {
    schema: z.number(fteRange).min(0.1, fteRange).max(1, fteRange).default(startingValues.fte),
    label: 'FTE',
    auditLabel: 'FTE',
    help: '0.1 to 1. Fair shares scale with it.',
    section: 'experience',
    control: { kind: 'number', step: 0.05 },
    setBy: 'admin',
    headers: ['fte', 'full time equivalent', 'percent', 'workload', 'employment', 'fte percent', 'effort'],
    column: { header: 'FTE', place: 2, sortsBy: 'value' },
    onErasure: 'keep',
  },
  startDateWithGroup: {
    schema: calendarDate.nullable().default(null),
    label: 'Start Date with Group',
    section: 'experience',
    control: { kind: 'date' },
    setBy: 'admin',
    headers: ['start date with group', 'start date', 'start', 'hire date', 'hired', 'date of hire', 'joined', 'since'],
  },
  startDateInMedicine: {
    schema: calendarDate.nullable().default(null),
    label: 'Start Date in Medicine',
    section: 'experience',
    control: { kind: 'date' },
    setBy: 'admin',
    headers: ['start date in medicine', 'in medicine since', 'graduation', 'residency end', 'career start'],
  },
  seniorityRank: {
    schema: wholeNumber(1, 10_000).nullable().default(null),
    label: 'Seniority Rank',
    help: '1 is the most senior.',
    section: 'experience',
    control: { kind: 'number' },
    setBy: 'admin',
    headers: ['seniority rank', 'seniority', 'rank'],
    column: { header: 'Rank', place: 3, sortsBy: 'value', hidesOnPhones: true },
  },
  performanceRating: {
    schema: wholeNumber(1, 10).default(5),
    label: 'Performance Rating',
    section: 'experience',
    control: { kind: 'number' },
    setBy: 'admin',
    headers: ['performance rating', 'rating', 'performance'],
  },
  specialtyAreas: {
    schema: z.array(line(100)).max(30).default([]),
    label: 'Specialty Areas',
    section: 'experience',
    isWide: true,
    control: { kind: 'tags', placeholder: 'Cardiology' },
    setBy: 'physician',
    colleaguesSee: true,
    headers: ['specialty areas', 'specialty', 'specialties', 'speciality', 'skills', 'credentials'],
    column: { header: 'Specialties', place: 5, hidesOnPhones: true },
  },
} as const satisfies Record<string, PhysicianEntry>
