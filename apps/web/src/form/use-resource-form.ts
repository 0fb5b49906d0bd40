import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form'

/** The state of a `ResourceForm`: after a submit the list of problems takes the focus, not the first field. */
export const useResourceForm = <Values extends FieldValues>(props: UseFormProps<Values>): UseFormReturn<Values> =>
  useForm<Values>({ ...props, shouldFocusError: false })
