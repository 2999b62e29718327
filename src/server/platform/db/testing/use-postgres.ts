/** Runs before each test file on PostgreSQL: by TEST_DATABASE_URL files know that they are on a server, and where it is. */
import { inject } from 'vitest'

process.env.TEST_DATABASE_URL = inject('postgres')
