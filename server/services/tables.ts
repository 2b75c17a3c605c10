import type { InstallationTables } from '../../platform/installation/tables.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'
import type { GalleryTables } from '../../services/gallery/schema.ts'
import type { OfficeTables } from '../../services/office/schema.ts'

/** All tables of the database. */
export type Tables = OfficeTables & GalleryTables & InstallationTables & JobTables
