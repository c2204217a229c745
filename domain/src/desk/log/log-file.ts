/** The log as a file, whole, or what is looked for: `?action=…`. */
export const logFilePath = '/api/v1/desk/log/registro.csv';
