import type { ComponentProps } from 'react'
import { late, lateSections } from '../../../features/late/late.tsx'
import styles from './keep.module.css'
import type { loadKeep } from './load-keep.ts'

const Keep = late(() => import('./keep-control.tsx'), styles.keep)

type Props = Omit<ComponentProps<typeof Keep>, 'copy'> & { readonly keep: ReturnType<typeof loadKeep> }

/** The control that keeps a page or a handbook, hydrated as a late part; nothing where the site keeps nothing. */
export const LateKeep = lateSections<Props, 'keep'>(({ keep, ...rest }) =>
  keep ? <Keep copy={keep} {...rest} /> : null,
)
