/** Runs before each test file on PostgreSQL: TEST_DATABASE_URL tells files which server they are on. */
import { inject } from 'vitest'

process.env.TEST_DATABASE_URL = inject('postgres')
