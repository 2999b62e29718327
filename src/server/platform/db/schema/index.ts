/** The whole schema, one for the embedded database and for PostgreSQL. */
export * from './holidays.ts'
export * from './messages.ts'
export * from './people.ts'
export * from './requests.ts'
export * from './roles.ts'
export * from './roster-work.ts'
export * from './schedules.ts'
export * from './sign-in.ts'
