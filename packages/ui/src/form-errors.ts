import { createContext } from 'react'

/** The errors of a form by the names of its fields, as the server gave them. */
export const FormErrors = createContext<Record<string, string | string[]> | undefined>(undefined)
