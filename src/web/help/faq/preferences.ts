/** Questions about what a person wants, gets told, and shows of himself. */
import type { Question } from './question.ts'

export const preferencesQuestions: Question[] = [
  {
    id: 'set-preferences',
    question: 'Where do I say what I would like to work?',
    answer:
      'Preferences, Scheduling: kinds of shifts and roles that you prefer or avoid, nights, weekends, holidays, shift length, days and dates. Wishes holds days that you want off or want to work, and your most shifts a month.',
    alsoCalled: 'wishes like avoid prefer',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'preferences-or-rules',
    question: 'Are my preferences always honored?',
    answer:
      'Hard limits are: available days, unavailable dates, most days in a row, fewest days of rest and approved time off. Wishes are weighed against everybody’s; Preferences met says how many came true.',
    alsoCalled: 'hard soft rule guarantee ignored',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'unavailable-or-time-off',
    question: 'What is the difference between an unavailable date and time off?',
    answer:
      'Time off is approved and lessens your fair share. An unavailable date is a day on which you are never planned, but your share of the month stays the same.',
    alsoCalled: 'block date absence leave',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'when-do-they-count',
    question: 'I changed my preferences. When do they count?',
    answer:
      'From the next schedule that is generated. Schedules that exist do not change by themselves; for a shift that you have already, ask for a swap or time off.',
    alsoCalled: 'effect apply published',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'nights',
    question: 'How do I say that I prefer or avoid nights?',
    answer:
      'Night Shift Preference under Scheduling. Whoever prefers nights gets them first; the rest is shared evenly among those who take turns, so "avoid" lessens nights but cannot end them.',
    alsoCalled: 'nocturnist night stance',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'weekends-holidays',
    question: 'Can I be left out of weekends or holidays?',
    answer:
      'Switch off Weekend Availability or Holiday Availability. You are then never planned there; who stays on shares them, so talk to your administrators first.',
    alsoCalled: 'saturday sunday christmas thanksgiving',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'most-shifts',
    question: 'How do I limit my shifts in a month?',
    answer:
      'Max Shifts per Month among your wishes. The generator never goes above it. For a lasting part-time contract ask an administrator to set your FTE: fair shares then scale with it.',
    alsoCalled: 'part time fte maximum cap',
    link: { to: '/preferences?tab=scheduling', label: 'Wishes' },
  },
  {
    id: 'runs-and-rest',
    question: 'How do I limit how many days I work in a row?',
    answer:
      'Max Consecutive Days (1 to 14) and Min Rest Days (0 to 7) under Scheduling. The stricter of yours and the group’s limit holds.',
    alsoCalled: 'consecutive rest stretch run days off',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'scheduling-notes',
    question: 'Can I write a wish in my own words?',
    answer:
      'Scheduling Notes takes sentences such as "no nights before clinic on Tuesday". The page shows line by line how each was understood, and marks what was not.',
    alsoCalled: 'free text notes rule sentence',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'notifications',
    question: 'Which messages do I get, and how do I get fewer?',
    answer:
      'Everything that concerns you stands under the bell. Preferences, Notifications chooses what also comes by e-mail: published schedules, requests, open shifts. E-mail needs a mail server; System Status says whether there is one.',
    alsoCalled: 'email mail bell alerts unsubscribe',
    link: { to: '/preferences?tab=notifications', label: 'Notifications' },
  },
  {
    id: 'profile',
    question: 'How do I change my name, e-mail address or phone number?',
    answer:
      'Preferences, Profile. Colleagues see your name, e-mail address and phone number; your emergency contact only administrators see. Your password belongs to your sign-in provider.',
    alsoCalled: 'account password contact',
    link: { to: '/preferences?tab=profile', label: 'Profile' },
  },
  {
    id: 'theme',
    question: 'Is there a dark theme?',
    answer:
      'Yes. It follows your system; the menu under your name and Preferences, Security let you choose light or dark yourself.',
    alsoCalled: 'dark mode light appearance colours',
    link: { to: '/preferences?tab=security', label: 'Appearance' },
  },
  {
    id: 'sign-out-everywhere',
    question: 'I lost my phone. How do I sign out there?',
    answer:
      'Preferences, Security: Sign out of all devices ends every session of yours at once, this one included. What the lost device kept for reading offline is deleted when it is next online.',
    alsoCalled: 'stolen device session security logout',
    link: { to: '/preferences?tab=security', label: 'Security' },
  },
]
