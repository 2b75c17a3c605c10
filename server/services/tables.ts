import type { InstallationTables } from '../../platform/installation/tables.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'
import type { AdminTables } from '../../services/admin/schema.ts'
import type { GalleryTables } from '../../services/gallery/schema.ts'

/** All tables of the database. */
export type Tables = AdminTables & GalleryTables & InstallationTables & JobTables
