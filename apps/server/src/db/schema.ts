// Everything in the database, as drizzle-kit and the connection need it: one namespace of tables.
export * from './schema/people.ts'
export * from './schema/money.ts'
export * from './schema/projects.ts'
export * from './schema/placement.ts'
export * from './schema/memory.ts'
export * from './schema/memory-index.ts'
export * from './schema/system.ts'
