/** Questions about what people want, how they are notified, and what they share about themselves. */
import type { Question } from './question.ts'

export const preferencesQuestions: Question[] = [
  {
    id: 'set-preferences',
    question: 'Where do I set my preferences?',
    answer:
      'Go to Preferences, Scheduling for what applies every month: shifts and roles, nights, weekends, holidays, and dates you can’t work. Under Requests for coming months, add days you want off or want to work.',
    alsoCalled: 'wishes like avoid prefer update preference availability tell say work',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'preferences-or-rules',
    question: 'Are my preferences always honored?',
    answer:
      'Approved time off is always honored. Available days, blocked dates, and your limits are, too, unless your group turned those rules off. The rest is weighed against everyone else’s. “Preferences met” shows how much was honored.',
    alsoCalled: 'hard soft rule guarantee ignored',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'unavailable-or-time-off',
    question: 'What’s the difference between a blocked date and time off?',
    answer:
      'Time off is approved and lowers your fair share. Schedules keep you off blocked dates, too, but your share of the month stays the same.',
    alsoCalled: 'block date absence leave',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'when-do-they-count',
    question: 'When do changes to my preferences take effect?',
    answer:
      'Starting with the next schedule. Existing schedules don’t change; for a shift you already have, request a swap or time off.',
    alsoCalled: 'apply published changed count',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'nights',
    question: 'How do I say that I prefer or avoid nights?',
    answer:
      'Set Night shift preference under Scheduling. People who prefer nights get them first. The rest is shared evenly among those who rotate, so “avoid” means fewer nights, not none.',
    alsoCalled: 'nocturnist night stance like dont dislike hate want tell',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'weekends-holidays',
    question: 'Can I be left out of weekends or holidays?',
    answer:
      'Yes. Turn off Weekend availability or Holiday availability. Your colleagues then cover your share, so talk to your coordinators first.',
    alsoCalled: 'saturday sunday christmas thanksgiving',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'most-shifts',
    question: 'How do I limit my shifts in a month?',
    answer:
      'Set Max shifts per month under Requests for coming months. The generator stays within it. If you’re part time, ask a coordinator to set your FTE so your fair share follows.',
    alsoCalled: 'part time fte maximum cap',
    link: { to: '/preferences?tab=scheduling', label: 'Requests for coming months' },
  },
  {
    id: 'runs-and-rest',
    question: 'How do I limit how many days I work in a row?',
    answer:
      'Set Max consecutive days (1 to 14) and Min rest days (0 to 7) under Scheduling. The stricter of your limit and the group’s applies.',
    alsoCalled: 'consecutive rest stretch run days off',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'scheduling-notes',
    question: 'Can I write a preference in my own words?',
    answer:
      'Yes. Scheduling notes takes sentences such as “no nights before clinic on Tuesday.” You see line by line how each was read, and which aren’t applied.',
    alsoCalled: 'free text notes rule sentence',
    link: { to: '/preferences?tab=scheduling', label: 'Scheduling preferences' },
  },
  {
    id: 'notifications',
    question: 'Which messages do I get, and how do I get fewer?',
    answer:
      'Everything about you is under the bell. In Preferences, Notifications, choose what also comes by email, by text, or to your devices: published schedules, requests, or open shifts. Email and texts only go out if this server is set up to send them. The same page shows whether it is.',
    alsoCalled:
      'email mail bell alerts unsubscribe stop turn off on mute change notification notify text texts sms reminder reminders alert settings system doctors',
    link: { to: '/preferences?tab=notifications', label: 'Notifications' },
  },
  {
    id: 'profile',
    question: 'How do I change my name, email address, or phone number?',
    answer:
      'Go to Preferences, Profile. Colleagues see your name, email address, and phone number. Only coordinators see your emergency contact. Your sign-in provider manages your password.',
    alsoCalled: 'account password contact update set',
    link: { to: '/preferences?tab=profile', label: 'Profile' },
  },
  {
    id: 'theme',
    question: 'Is there a dark theme?',
    answer:
      'Yes. It follows your system. To choose light or dark yourself, open the menu under your name or Preferences, Security.',
    alsoCalled: 'dark mode light appearance colors',
    link: { to: '/preferences?tab=security', label: 'Appearance' },
  },
  {
    id: 'sign-out-everywhere',
    question: 'I lost my phone. How do I sign out there?',
    answer:
      'Go to Preferences, Security and select Sign out of all devices. It signs you out everywhere, including here. The lost device deletes its offline copy when it’s next online.',
    alsoCalled: 'stolen device session security logout',
    link: { to: '/preferences?tab=security', label: 'Security' },
  },
]
