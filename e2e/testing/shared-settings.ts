/** Settings of the product that journeys share. */
export const privacyUrl = 'https://evenshift.example/privacy'
export const supportEmail = 'desk@evenshift.example'
