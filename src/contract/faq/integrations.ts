/** Questions of schedule coordinators about other systems. */
import type { Question } from './question.ts'

export const integrationQuestions: Omit<Question, 'isForAdmins'>[] = [
  {
    id: 'api-keys',
    question: 'How do I connect a paging system or an EHR?',
    answer:
      'Create an API key on the Integrations page, choose what it can use, and copy it right away: you see it only once. Set external IDs on physicians and roles so both systems mean the same person. The page shows each key’s use, and you can revoke it anytime.',
    alsoCalled: 'api key integration vocera spok epic ehr external id token',
    link: { to: '/admin/integrations', label: 'Integrations' },
  },
  {
    id: 'switchboard',
    question: 'How do operators see who’s on call?',
    answer:
      'Create a switchboard link on the Integrations page and open it on their screen. It shows who’s on now and next with their numbers, for any date, without signing in, and says how old it is when the network is down. Revoke it if it leaks.',
    alsoCalled: 'operator kiosk on call who is on pager link screen',
    link: { to: '/admin/integrations?tab=switchboard', label: 'Switchboard' },
  },
  {
    id: 'webhooks',
    question: 'How do I notify another system of changes?',
    answer:
      'Add a webhook on the Integrations page with its address and the events it wants, then send a test message. Every message is signed, retried if it fails, and listed under Deliveries, where you can send it again.',
    alsoCalled: 'webhook event callback notify system delivery secret',
    link: { to: '/admin/integrations?tab=webhooks', label: 'Webhooks' },
  },
]
