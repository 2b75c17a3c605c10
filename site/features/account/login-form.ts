export const loginShape = { text: ['username', 'password'] }
