import { useRouteLoaderData } from 'react-router'
import { interpolate } from '../../ui/language/format.ts'
import type { FrameCopy } from './copy/en.ts'

/**
 * The title of a page, prefixed when its form has errors. https://design-system.service.gov.uk/components/error-summary/
 */
export function useFormTitle(title: string, failed: boolean): string {
  const root = useRouteLoaderData<{ readonly copy: FrameCopy }>('root')
  return failed && root ? interpolate(root.copy.errors.form, { title }) : title
}
