// Generated from openapi/resources/files.yaml by openapi/generate.ts. Do not edit.

export {}
