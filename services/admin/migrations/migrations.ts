import { content } from './001-content.ts'

export const adminMigrations = { name: 'admin', migrations: { '001-content': content } }
