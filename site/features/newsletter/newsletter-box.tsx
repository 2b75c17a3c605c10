import '../../../ui/form/choices.module.css'
import '../../../ui/form/error-summary.module.css'
import '../../../ui/form/field.module.css'
import '../../../ui/form/form.module.css'
import '../../../ui/form/submit-button.module.css'
import { late } from '../late/late.tsx'
import './newsletter-box.module.css'
import './sign-up.module.css'

export const NewsletterBox = late(() => import('./sign-up-box.tsx'))
