/** Runs before each test file on PostgreSQL: TEST_DATABASE_URL names the server they are on. */
import { inject } from 'vitest'

process.env.TEST_DATABASE_URL = inject('postgres')
