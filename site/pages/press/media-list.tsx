import form from '../../../ui/form/form.module.css'
import { late } from '../../features/late/late.tsx'

export const MediaList = late(() => import('./media-list-form.tsx'), form.form)
