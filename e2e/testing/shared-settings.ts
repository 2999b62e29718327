/** What the operator of the product that journeys share has set. */
export const privacyUrl = 'https://evenshift.example/privacy'
export const supportEmail = 'desk@evenshift.example'
