import type { Locale } from '../../../contract/locale.ts'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { jp } from './jp.ts'
import type { Labels } from './labels.ts'

export const labelsByLocale: Readonly<Record<Locale, Labels>> = { en, cn, jp }
