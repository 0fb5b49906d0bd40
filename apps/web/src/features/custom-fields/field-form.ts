import type {
  CustomField,
  CustomFieldContent,
  CustomFieldEntity,
  CustomFieldInput,
  CustomFieldKind,
  CustomFieldRole,
  CustomFieldType,
} from '@dragoman/sdk/operations/customFields'

/** A type with its kind, as people choose it. */
export const shapes = ['FREE_TEXT', 'NUMERIC', 'BOOLEAN', 'SINGLE_SELECT', 'MULTI_SELECT'] as const
export type Shape = (typeof shapes)[number]

export const roles = ['PROJECT_MANAGER', 'CLIENT', 'VENDOR'] as const satisfies readonly CustomFieldRole[]

export const shapeOf = ({ type, kind }: Pick<CustomField, 'type' | 'kind'>): Shape =>
  type === 'MULTIVALUE' ? (kind === 'SINGLE_SELECT' ? 'SINGLE_SELECT' : 'MULTI_SELECT') : type

const hasOptions = (shape: Shape) => shape === 'SINGLE_SELECT' || shape === 'MULTI_SELECT'

/** The values of a field's form. */
export interface FieldValues {
  name: string
  description: string
  entity: string
  shape: string
  /** One option a line. */
  options: string
  required: boolean
  /** The default value: as it is typed, as `true` or `false`, or as the options in their lines. */
  preset: string
  visibleTo: string[]
  editableBy: string[]
}

export const emptyField = (entity: CustomFieldEntity): FieldValues => ({
  name: '',
  description: '',
  entity,
  shape: 'FREE_TEXT',
  options: '',
  required: false,
  preset: '',
  visibleTo: ['PROJECT_MANAGER'],
  editableBy: ['PROJECT_MANAGER'],
})

export const valuesOf = (field: CustomField): FieldValues => ({
  name: field.name,
  description: field.description ?? '',
  entity: field.entityCode,
  shape: shapeOf(field),
  options: field.multivalueDefault.join('\n'),
  required: field.required,
  preset: field.defaultValue === undefined ? '' : [field.defaultValue].flat().join('\n'),
  visibleTo: field.visibleTo,
  editableBy: field.editableBy,
})

export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** The values that are sent when a field is created and when it is changed. */
export function bodyOf(values: FieldValues) {
  const shape = values.shape as Shape
  const isVisible = (role: string) => values.visibleTo.includes(role)
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    required: values.required,
    defaultValue: presetOf(values),
    visibleTo: roles.filter(isVisible),
    editableBy: roles.filter((role) => isVisible(role) && values.editableBy.includes(role)),
    ...(hasOptions(shape) && { multivalueDefault: linesOf(values.options) }),
  }
}

/** The same with what is final once the field exists. */
export function inputOf(values: FieldValues): CustomFieldInput {
  const { defaultValue, description, ...body } = bodyOf(values)
  const shape = values.shape as Shape
  return {
    ...body,
    ...(description && { description }),
    ...(defaultValue !== null && { defaultValue }),
    entityCode: values.entity as CustomFieldEntity,
    type: (hasOptions(shape) ? 'MULTIVALUE' : shape) as CustomFieldType,
    ...(hasOptions(shape) && { kind: shape as CustomFieldKind }),
  }
}

/** Chosen where there is no default value: no option can have a line break. */
export const noPreset = '\n'

function presetOf({ shape, preset, options }: FieldValues): CustomFieldContent | null {
  const text = preset.trim()
  if (text === '') return null
  const chosen = linesOf(preset).filter((option) => linesOf(options).includes(option))
  switch (shape as Shape) {
    case 'FREE_TEXT':
      return text
    case 'NUMERIC':
      return Number.isInteger(Number(text)) ? Number(text) : null
    case 'BOOLEAN':
      return text === 'true' ? true : text === 'false' ? false : null
    case 'SINGLE_SELECT':
      return chosen[0] ?? null
    case 'MULTI_SELECT':
      return chosen.length > 0 ? chosen : null
  }
}
