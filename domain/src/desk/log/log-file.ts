/** The log as a file, complete or filtered: `?action=…`. */
export const logFilePath = '/api/v1/desk/log/registro.csv';
