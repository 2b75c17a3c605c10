interface PlaceFieldsProps {
  readonly kind: string
  readonly seen: string
  readonly id: string
}

/** Which term a form is of, and the vocabulary that was seen. */
export const PlaceFields = ({ kind, seen, id }: PlaceFieldsProps) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="seen" value={seen} />
    <input type="hidden" name="id" value={id} />
  </>
)
