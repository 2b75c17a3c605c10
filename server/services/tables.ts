import type { InstallationTables } from '../../platform/installation/tables.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'
import type { AdminTables } from '../../services/admin/schema.ts'
import type { GalleryTables } from '../../services/gallery/schema.ts'

/** Every table of the one database that this process opens. */
export type Tables = AdminTables & GalleryTables & InstallationTables & JobTables
