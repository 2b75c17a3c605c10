import { content } from './001-content.ts'
import { documents } from './002-documents.ts'

export const adminMigrations = {
  name: 'admin',
  migrations: { '001-content': content, '002-documents': documents },
}
