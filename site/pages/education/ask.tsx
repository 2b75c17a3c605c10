import '../../../ui/form/error-summary.module.css'
import '../../../ui/form/field.module.css'
import '../../../ui/form/form.module.css'
import '../../../ui/form/submit-button.module.css'
import { late } from '../../features/late/late.tsx'

export const Ask = late(() => import('./ask-form.tsx'))
