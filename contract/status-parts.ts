/** The parts of the site as visitors know them, in the order in which their states are stored: a new one goes to the end. */
export const statusParts = [
  'pages',
  'account',
  'requests',
  'uploads',
  'mail',
  'search',
  'newsletter',
] as const
export type StatusPart = (typeof statusParts)[number]

/** How a part was in a minute. `maintenance`: it is off on purpose. */
export const measuredStates = ['up', 'slow', 'down', 'maintenance'] as const
export type MeasuredState = (typeof measuredStates)[number]

export const incidentKinds = ['incident', 'maintenance'] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** The states of each kind, from its beginning to its end. */
export const statesOfKind = {
  incident: ['investigating', 'identified', 'watching', 'resolved'],
  maintenance: ['planned', 'underway', 'done'],
} as const satisfies Readonly<Record<IncidentKind, readonly string[]>>
export type IncidentState = (typeof statesOfKind)[IncidentKind][number]
export const incidentStates: readonly IncidentState[] = [
  ...statesOfKind.incident,
  ...statesOfKind.maintenance,
]
export const isOver = (state: IncidentState): boolean => state === 'resolved' || state === 'done'
