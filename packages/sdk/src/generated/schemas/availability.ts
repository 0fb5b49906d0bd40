// Generated from openapi/resources/availability.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../availability.ts'
import * as cancellationOptions from './cancellationOptions.ts'

export const WorkingDay: z.ZodMiniType<types.WorkingDay> = z.looseObject({
  day: z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  from: z.string().check(z.minLength(5), z.maxLength(5), z.regex(new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$'))),
  to: z.string().check(z.minLength(5), z.maxLength(5), z.regex(new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$'))),
})

export const DaysOff: z.ZodMiniType<types.DaysOff> = z.looseObject({
  from: z.iso.date(),
  to: z.iso.date(),
  note: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
})

export const Availability: z.ZodMiniType<types.Availability> = z.looseObject({
  wordsPerDay: z.optional(z.int()),
  week: z.array(WorkingDay),
  daysOff: z.array(DaysOff),
  timezone: z.string(),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
  version: z.string().check(z.maxLength(100)),
})

export const AvailabilityChange: z.ZodMiniType<types.AvailabilityChange> = z.looseObject({
  wordsPerDay: z.optional(z.nullable(z.int().check(z.gte(100), z.lte(100000)))),
  week: z.array(WorkingDay).check(z.minLength(1), z.maxLength(7)),
  daysOff: z.array(DaysOff).check(z.maxLength(200)),
})

export const Away: z.ZodMiniType<types.Away> = z.looseObject({
  from: z.iso.date(),
  to: z.iso.date(),
})

export const LinguistAvailability: z.ZodMiniType<types.LinguistAvailability> = z.looseObject({
  state: z.string(),
  load: z.int().check(z.gte(0)),
  capacity: z.int().check(z.gte(0)),
  until: z.iso.date(),
  away: z.optional(Away),
})
