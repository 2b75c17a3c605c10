import { useRouteLoaderData } from 'react-router'
import { interpolate } from '../language/format.ts'
import type { FrameCopy } from './copy/shape.ts'

/** The title of a page, marked where its form came back with errors. https://design-system.service.gov.uk/components/error-summary/ */
export function useFormTitle(title: string, failed: boolean): string {
  const root = useRouteLoaderData<{ readonly copy: FrameCopy }>('root')
  return failed && root ? interpolate(root.copy.errors.form, { title }) : title
}
