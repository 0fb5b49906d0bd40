/** Attributes for style sheets; only JSX takes them without being told. */
export type DataAttributes = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
