// Solid shapes: distances in space, negative inside.
float block(vec3 p, vec3 half_, float soft) {
  vec3 q = abs(p) - half_ + soft;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - soft;
}

float rod(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 d = b - a;
  float h = sat(dot(p - a, d) / dot(d, d));
  return length(p - a - d * h) - mix(ra, rb, h);
}

float rod(vec3 p, vec3 a, vec3 b, float r) { return rod(p, a, b, r, r); }

// Upright, from y = -half_ to half_.
float drum(vec3 p, float r, float half_) {
  vec2 q = vec2(length(p.xz) - r, abs(p.y) - half_);
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.);
}

float ball(vec3 p, vec3 r) { return (length(p / r) - 1.) * min(r.x, min(r.y, r.z)); }
