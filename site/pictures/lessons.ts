import type { LessonFiles } from './lesson-files.ts'
import manifest from './lessons.json' with { type: 'json' }

/** Written by `npm run art -- --lessons`. */
export const lessons: LessonFiles = manifest
