import form from '../../../ui/form/form.module.css'
import { late } from '../../features/late/late.tsx'

export const Ask = late(() => import('./ask-form.tsx'), form.form)
