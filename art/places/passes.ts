import { defaultPasses, type Pass } from '../engine/plan.ts'

/** The usual passes with another broadest brush (its radius as in `Pass`); `loose` leaves the finest touches out. */
export function startWith(radius: number, loose = false): readonly Pass[] {
  const passes = defaultPasses.map((pass, index) => (index === 0 ? { ...pass, radius } : pass))
  return loose ? passes.slice(0, -1) : passes
}
