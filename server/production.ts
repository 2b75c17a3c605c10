// React chooses its production build when it is first loaded: this module must be imported first.
process.env.NODE_ENV ??= 'production'
